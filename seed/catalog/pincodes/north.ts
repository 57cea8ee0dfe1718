import type { StatePincodes } from "./state";

export const NORTH_PINCODES: readonly StatePincodes[] = [
  {
    state: "Chandigarh",
    days: 4,
    offices: `
      160017 Chandigarh, 160022 Chandigarh
    `,
  },
  {
    state: "Delhi",
    days: 4,
    offices: `
      110001 New Delhi, 110006 Delhi, 110016 New Delhi, 110017 New Delhi, 110019 New Delhi,
      110024 New Delhi, 110027 New Delhi, 110034 Delhi, 110048 New Delhi, 110070 New Delhi,
      110075 New Delhi, 110085 Delhi, 110092 Delhi
    `,
  },
  {
    state: "Haryana",
    days: 4,
    offices: `
      122001 Gurugram, 121001 Faridabad, 132103 Panipat, 133001 Ambala Cantt, 134003 Ambala City,
      132001 Karnal, 131001 Sonipat, 124001 Rohtak, 125001 Hisar, 125055 Sirsa, 127021 Bhiwani,
      136118 Kurukshetra, 135001 Yamunanagar, 134109 Panchkula, 126102 Jind, 123401 Rewari, 136027 Kaithal,
      125050 Fatehabad, 121102 Palwal, 123001 Narnaul, 124103 Jhajjar, 124507 Bahadurgarh
    `,
  },
  {
    state: "Himachal Pradesh",
    days: 6,
    offices: `
      171001 Shimla, 176215 Dharamshala, 175131 Manali, 175001 Mandi, 173212 Solan, 174001 Bilaspur,
      177001 Hamirpur, 176310 Chamba, 174303 Una, 173001 Nahan, 175101 Kullu, 176061 Palampur
    `,
  },
  {
    state: "Jammu and Kashmir",
    days: 7,
    offices: `
      190001 Srinagar, 180001 Jammu, 192101 Anantnag, 193101 Baramulla, 182101 Udhampur, 184101 Kathua,
      185131 Rajouri, 185101 Poonch, 182301 Katra, 192301 Pulwama, 193201 Sopore
    `,
  },
  {
    state: "Ladakh",
    days: 10,
    offices: `
      194101 Leh!, 194103 Kargil!
    `,
  },
  {
    state: "Punjab",
    days: 5,
    offices: `
      141001 Ludhiana, 143001 Amritsar, 144001 Jalandhar, 147001 Patiala, 151001 Bathinda, 160055 Mohali,
      145001 Pathankot, 146001 Hoshiarpur, 142001 Moga, 152002 Ferozepur, 148001 Sangrur, 144601 Kapurthala,
      143521 Gurdaspur, 151203 Faridkot, 152026 Sri Muktsar Sahib, 140001 Rupnagar, 141401 Khanna,
      148101 Barnala, 144401 Phagwara, 151505 Mansa, 152116 Abohar, 152123 Fazilka, 143401 Tarn Taran
    `,
  },
  {
    state: "Uttar Pradesh",
    days: 5,
    offices: `
      226001 Lucknow, 226010 Lucknow, 208001 Kanpur, 221001 Varanasi, 282001 Agra, 211001 Prayagraj,
      201001 Ghaziabad, 201301 Noida, 201310 Greater Noida, 250001 Meerut, 243001 Bareilly, 202001 Aligarh,
      244001 Moradabad, 273001 Gorakhpur, 284001 Jhansi, 247001 Saharanpur, 281001 Mathura,
      281121 Vrindavan, 224001 Ayodhya, 251001 Muzaffarnagar, 242001 Shahjahanpur, 244901 Rampur,
      283203 Firozabad, 261001 Sitapur, 241001 Hardoi, 262701 Lakhimpur, 228001 Sultanpur, 222001 Jaunpur,
      231001 Mirzapur, 276001 Azamgarh, 277001 Ballia, 274001 Deoria, 271001 Gonda, 271801 Bahraich,
      229001 Raebareli, 209801 Unnao, 209625 Farrukhabad, 206001 Etawah, 205001 Mainpuri, 207001 Etah,
      204101 Hathras, 203001 Bulandshahr, 245101 Hapur, 246701 Bijnor, 262001 Pilibhit, 243601 Budaun,
      210001 Banda, 285001 Orai, 212601 Fatehpur, 233001 Ghazipur, 275101 Mau, 272001 Basti,
      230001 Pratapgarh, 225001 Barabanki
    `,
  },
  {
    state: "Uttarakhand",
    days: 6,
    offices: `
      248001 Dehradun, 249401 Haridwar, 249201 Rishikesh, 263001 Nainital, 263139 Haldwani, 247667 Roorkee,
      263153 Rudrapur, 263601 Almora, 262501 Pithoragarh, 246001 Pauri, 248179 Mussoorie, 246149 Kotdwar,
      249001 New Tehri, 263642 Bageshwar, 262523 Champawat, 246401 Gopeshwar
    `,
  },
];
