import type { StatePincodes } from "./state";

export const EAST_PINCODES: readonly StatePincodes[] = [
  {
    state: "Arunachal Pradesh",
    days: 9,
    offices: `
      791111 Itanagar, 791110 Naharlagun, 790001 Bomdila!, 791102 Pasighat, 792001 Tezu!, 790104 Tawang!
    `,
  },
  {
    state: "Assam",
    days: 7,
    offices: `
      781001 Guwahati, 785001 Jorhat, 786001 Dibrugarh, 788001 Silchar, 784001 Tezpur, 782001 Nagaon,
      786125 Tinsukia, 783301 Dhubri, 783380 Bongaigaon, 785640 Sivasagar, 781301 Barpeta, 788710 Karimganj
    `,
  },
  {
    state: "Bihar",
    days: 6,
    offices: `
      800001 Patna, 823001 Gaya, 842001 Muzaffarpur, 812001 Bhagalpur, 846004 Darbhanga, 854301 Purnia,
      841301 Chapra, 851101 Begusarai, 811201 Munger, 802301 Arrah, 821115 Sasaram, 803101 Bihar Sharif,
      854105 Katihar, 844101 Hajipur, 845401 Motihari, 841226 Siwan, 848101 Samastipur, 843302 Sitamarhi,
      852201 Saharsa, 845438 Bettiah, 804408 Jehanabad, 824101 Aurangabad, 847211 Madhubani, 802101 Buxar,
      841428 Gopalganj, 855107 Kishanganj
    `,
  },
  {
    state: "Chhattisgarh",
    days: 5,
    offices: `
      492001 Raipur, 495001 Bilaspur, 490001 Bhilai, 491001 Durg, 495677 Korba, 496001 Raigarh,
      494001 Jagdalpur, 497001 Ambikapur, 491441 Rajnandgaon, 493773 Dhamtari
    `,
  },
  {
    state: "Jharkhand",
    days: 6,
    offices: `
      834001 Ranchi, 831001 Jamshedpur, 826001 Dhanbad, 827001 Bokaro Steel City, 814112 Deoghar,
      825301 Hazaribagh, 815301 Giridih, 814101 Dumka, 822101 Medininagar, 829122 Ramgarh, 833201 Chaibasa
    `,
  },
  {
    state: "Madhya Pradesh",
    days: 5,
    offices: `
      462001 Bhopal, 452001 Indore, 474001 Gwalior, 482001 Jabalpur, 456001 Ujjain, 470002 Sagar,
      455001 Dewas, 485001 Satna, 457001 Ratlam, 486001 Rewa, 480001 Chhindwara, 450001 Khandwa,
      450331 Burhanpur, 473001 Guna, 473551 Shivpuri, 464001 Vidisha, 461001 Narmadapuram, 476001 Morena,
      477001 Bhind, 471001 Chhatarpur, 475661 Datia, 458001 Mandsaur, 458441 Neemuch, 483501 Katni,
      451001 Khargone, 460001 Betul, 480661 Seoni, 481001 Balaghat, 470661 Damoh, 484001 Shahdol
    `,
  },
  {
    state: "Manipur",
    days: 9,
    offices: `
      795001 Imphal, 795128 Churachandpur!, 795138 Thoubal
    `,
  },
  {
    state: "Meghalaya",
    days: 8,
    offices: `
      793001 Shillong, 794001 Tura, 793150 Jowai
    `,
  },
  {
    state: "Mizoram",
    days: 9,
    offices: `
      796001 Aizawl, 796701 Lunglei!, 796321 Champhai!
    `,
  },
  {
    state: "Nagaland",
    days: 9,
    offices: `
      797001 Kohima, 797112 Dimapur, 798601 Mokokchung!
    `,
  },
  {
    state: "Odisha",
    days: 6,
    offices: `
      751001 Bhubaneswar, 753001 Cuttack, 769001 Rourkela, 760001 Brahmapur, 768001 Sambalpur, 752001 Puri,
      756001 Balasore, 756100 Bhadrak, 757001 Baripada, 759001 Dhenkanal, 759122 Angul, 764020 Koraput,
      765001 Rayagada, 766001 Bhawanipatna, 767001 Balangir, 768028 Bargarh, 770001 Sundargarh,
      758001 Kendujhar, 764001 Jeypore, 754211 Kendrapara
    `,
  },
  {
    state: "Sikkim",
    days: 8,
    offices: `
      737101 Gangtok, 737126 Namchi, 737111 Gyalshing!
    `,
  },
  {
    state: "Tripura",
    days: 8,
    offices: `
      799001 Agartala, 799120 Udaipur, 799250 Dharmanagar, 799277 Kailashahar
    `,
  },
  {
    state: "West Bengal",
    days: 5,
    offices: `
      700001 Kolkata, 700019 Kolkata, 700091 Kolkata, 700124 Barasat, 711101 Howrah, 734001 Siliguri,
      713201 Durgapur, 713301 Asansol, 713101 Bardhaman, 721101 Midnapore, 721301 Kharagpur, 732101 Malda,
      742101 Berhampore, 741101 Krishnanagar, 736101 Cooch Behar, 735101 Jalpaiguri, 734101 Darjeeling,
      734301 Kalimpong, 733134 Raiganj, 733101 Balurghat, 722101 Bankura, 723101 Purulia, 731101 Suri,
      731204 Bolpur, 712101 Chinsurah, 721602 Haldia
    `,
  },
];
