import type { StatePincodes } from "./state";

export const SOUTH_PINCODES: readonly StatePincodes[] = [
  {
    state: "Andhra Pradesh",
    days: 4,
    offices: `
      530001 Visakhapatnam, 520001 Vijayawada, 522001 Guntur, 524001 Nellore, 517501 Tirupati,
      533101 Rajahmundry, 533001 Kakinada, 534001 Eluru, 515001 Anantapur, 516001 Kadapa, 518001 Kurnool,
      523001 Ongole, 521001 Machilipatnam, 532001 Srikakulam, 535001 Vizianagaram, 517001 Chittoor,
      534201 Bhimavaram, 522201 Tenali, 518501 Nandyal, 515201 Hindupur, 521301 Gudivada
    `,
  },
  {
    state: "Karnataka",
    days: 3,
    offices: `
      560001 Bengaluru, 560011 Bengaluru, 560034 Bengaluru, 560038 Bengaluru, 560066 Bengaluru,
      560100 Bengaluru, 570001 Mysuru, 575001 Mangaluru, 580020 Hubballi, 580001 Dharwad, 590001 Belagavi,
      585101 Kalaburagi, 577001 Davanagere, 583101 Ballari, 586101 Vijayapura, 577201 Shivamogga,
      572101 Tumakuru, 576101 Udupi, 573201 Hassan, 571401 Mandya, 563101 Kolar, 584101 Raichur,
      585401 Bidar, 587101 Bagalkote, 582101 Gadag, 577501 Chitradurga, 577101 Chikkamagaluru,
      571201 Madikeri, 581301 Karwar, 583231 Koppal, 571313 Chamarajanagar, 562101 Chikkaballapur,
      581110 Haveri, 583201 Hosapete
    `,
  },
  {
    state: "Kerala",
    days: 3,
    offices: `
      695001 Thiruvananthapuram, 682001 Kochi, 682011 Kochi, 673001 Kozhikode, 680001 Thrissur,
      691001 Kollam, 688001 Alappuzha, 686001 Kottayam, 678001 Palakkad, 670001 Kannur, 671121 Kasaragod,
      676505 Malappuram, 689645 Pathanamthitta, 673121 Kalpetta, 685584 Thodupuzha, 683101 Aluva,
      670101 Thalassery, 689101 Thiruvalla, 679101 Ottapalam
    `,
  },
  {
    state: "Tamil Nadu",
    days: 2,
    offices: `
      600001 Chennai, 600017 Chennai, 600020 Chennai, 600040 Chennai, 600042 Chennai, 641001 Coimbatore,
      641021 Coimbatore, 625001 Madurai, 620001 Tiruchirappalli, 636001 Salem, 627001 Tirunelveli,
      641601 Tiruppur, 638001 Erode, 632001 Vellore, 613001 Thanjavur, 624001 Dindigul, 628001 Thoothukudi,
      629001 Nagercoil, 607001 Cuddalore, 631501 Kanchipuram, 630001 Karaikudi, 626001 Virudhunagar,
      639001 Karur, 637001 Namakkal, 635001 Krishnagiri, 636701 Dharmapuri, 606601 Tiruvannamalai,
      612001 Kumbakonam, 611001 Nagapattinam, 643001 Udhagamandalam, 642001 Pollachi, 623501 Ramanathapuram,
      622001 Pudukkottai, 630561 Sivaganga, 605602 Viluppuram, 635109 Hosur, 626123 Sivakasi, 625531 Theni,
      602001 Tiruvallur, 603001 Chengalpattu, 610001 Tiruvarur, 621212 Perambalur, 621704 Ariyalur,
      624101 Kodaikanal, 642126 Udumalaipettai
    `,
  },
  {
    state: "Telangana",
    days: 3,
    offices: `
      500001 Hyderabad, 500032 Hyderabad, 500034 Hyderabad, 500081 Hyderabad, 500003 Secunderabad,
      506001 Hanamkonda, 506002 Warangal, 503001 Nizamabad, 505001 Karimnagar, 507001 Khammam,
      509001 Mahbubnagar, 508001 Nalgonda, 504001 Adilabad, 502001 Sangareddy, 505208 Ramagundam,
      508213 Suryapet, 504106 Nirmal, 502103 Siddipet, 504208 Mancherial, 503111 Kamareddy, 505327 Jagtial,
      507101 Kothagudem
    `,
  },
  {
    state: "Puducherry",
    days: 3,
    offices: `
      605001 Puducherry, 609602 Karaikal, 673310 Mahe, 533464 Yanam
    `,
  },
  {
    state: "Lakshadweep",
    days: 12,
    offices: `
      682555 Kavaratti!, 682553 Agatti!
    `,
  },
  {
    state: "Andaman and Nicobar Islands",
    days: 10,
    offices: `
      744101 Port Blair, 744202 Diglipur!
    `,
  },
];
