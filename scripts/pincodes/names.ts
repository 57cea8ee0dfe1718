/** States created after the list was made, by the first three digits of their pincodes. */
export const statePrefixes: readonly { from: number; to: number; states: string[] }[] = [
  { from: 194, to: 194, states: ["Ladakh"] },
  // A few villages of 507 on the Godavari went to Andhra Pradesh.
  { from: 507, to: 507, states: ["Telangana", "Andhra Pradesh"] },
  { from: 500, to: 509, states: ["Telangana"] },
];

/** Districts that are not named after a town. */
const withoutTown = `
  Ambedkar Nagar, Banaskantha, Bastar, Bhojpur, Birbhum, Cachar, Dadra & Nagar Haveli, Dakshina Kannada, Dhalai, Dibang Valley,
  East Garo Hills, East Godavari, East Kameng, East Khasi Hills, East Siang, East Singhbhum, Ganjam, Gautam Buddha Nagar,
  Hooghly, Idukki, Jaintia Hills, Jyotiba Phule Nagar, K.V.Rangareddy, Kachchh, Kaimur (Bhabua), Kalahandi, Kandhamal,
  Kanpur Dehat, Karbi Anglong, Kheri, Khorda, Kinnaur, Kodagu, Krishna, Kurung Kumey, Lahul & Spiti, Lakshadweep, Lohit,
  Lower Dibang Valley, Lower Subansiri, Mayurbhanj, Nadia, Nalanda, Narmada, Nicobar, Nilgiris, North 24 Parganas,
  North And Middle Andaman, North Cachar Hills, North Dinajpur, North Goa, North Sikkim, North Tripura, Palamau, Panch Mahals,
  Papum Pare, Prakasam, Ri Bhoi, Rohtas, Sabarkantha, Sant Kabir Nagar, Sant Ravidas Nagar, Saran, Seraikela-kharsawan,
  Siddharthnagar, Sindhudurg, Sirmaur, Sonbhadra, South 24 Parganas, South Andaman, South Dinajpur, South Garo Hills, South Goa,
  South Sikkim, South Tripura, Surguja, Tapi, The Dangs, Udham Singh Nagar, Upper Siang, Upper Subansiri, Uttara Kannada,
  Vaishali, Wayanad, West Garo Hills, West Godavari, West Kameng, West Khasi Hills, West Siang, West Singhbhum, West Tripura
`;

/** Current name of a district's town: "name in the list = name on an address". */
const renamed = `
  Ahmed Nagar = Ahilyanagar, Allahabad = Prayagraj, Ananthapur = Anantapur, Ananthnag = Anantnag, Ashok Nagar = Ashoknagar,
  Aurangabad(BH) = Aurangabad, Bagalkot = Bagalkote, Baleswar = Balasore, Bandipur = Bandipora, Bangalore = Bengaluru,
  Bangalore Rural = Bengaluru, Belgaum = Belagavi, Bellary = Ballari, Bijapur(CGH) = Bijapur, Bijapur(KAR) = Vijayapura,
  Bilaspur (HP) = Bilaspur, Bilaspur(CGH) = Bilaspur, Central Delhi = Delhi, Chamrajnagar = Chamarajanagar,
  Chickmagalur = Chikkamagaluru, Cuddapah = Kadapa, Darjiling = Darjeeling, Davangere = Davanagere, East Champaran = Motihari,
  East Delhi = Delhi, East Midnapore = Tamluk, East Nimar = Khandwa, East Sikkim = Gangtok, Faizabad = Ayodhya,
  Firozpur = Ferozepur, Gandhi Nagar = Gandhinagar, Ganganagar = Sri Ganganagar, Giridh = Giridih, Gulbarga = Kalaburagi,
  Gurgaon = Gurugram, Hamirpur(HP) = Hamirpur, Hazaribag = Hazaribagh, Hoshangabad = Narmadapuram, Imphal East = Imphal,
  Imphal West = Imphal, Jajapur = Jajpur, Janjgir-champa = Janjgir, Jhujhunu = Jhunjhunu, Kamrup = Guwahati,
  Kanpur Nagar = Kanpur, Karim Nagar = Karimnagar, Kasargod = Kasaragod, Mahabub Nagar = Mahabubnagar, Mahesana = Mehsana,
  Mammit = Mamit, Medinipur = Midnapore, Muktsar = Sri Muktsar Sahib, Mysore = Mysuru, New Delhi = Delhi, North Delhi = Delhi,
  North East Delhi = Delhi, North West Delhi = Delhi, Osmanabad = Dharashiv, Pauri Garhwal = Pauri, Pondicherry = Puducherry,
  Puruliya = Purulia, Raigarh(MH) = Alibag, Rajauri = Rajouri, Ramanagar = Ramanagara, Ropar = Rupnagar, Shimoga = Shivamogga,
  Sibsagar = Sivasagar, Sonapur = Subarnapur, South Delhi = Delhi, South West Delhi = Delhi, Sundergarh = Sundargarh,
  Surendra Nagar = Surendranagar, Tehri Garhwal = New Tehri, Tumkur = Tumakuru, Tuticorin = Thoothukudi,
  Aurangabad = Aurangabad, West Champaran = Bettiah, West Delhi = Delhi, West Midnapore = Midnapore, West Nimar = Khargone,
  West Sikkim = Gyalshing, Yamuna Nagar = Yamunanagar
`;

const listOf = (text: string) => text.trim().split(/,\s+/);

/** The value of the city field, by the district's name in the list: empty where the district has no town of that name. */
export const districtTowns: Readonly<Record<string, string>> = Object.fromEntries([
  ...listOf(withoutTown).map((district) => [district, ""]),
  ...listOf(renamed).map((pair) => pair.split(" = ")),
]);
