import type { StatePincodes } from "./state";

export const WEST_PINCODES: readonly StatePincodes[] = [
  {
    state: "Goa",
    days: 4,
    offices: `
      403001 Panaji, 403601 Margao, 403507 Mapusa, 403802 Vasco da Gama, 403401 Ponda
    `,
  },
  {
    state: "Gujarat",
    days: 4,
    offices: `
      380001 Ahmedabad, 380015 Ahmedabad, 395001 Surat, 395003 Surat, 390001 Vadodara, 360001 Rajkot,
      364001 Bhavnagar, 361001 Jamnagar, 362001 Junagadh, 382010 Gandhinagar, 388001 Anand, 396445 Navsari,
      396001 Valsad, 392001 Bharuch, 370001 Bhuj, 384001 Mehsana, 363641 Morbi, 360575 Porbandar,
      387001 Nadiad, 389001 Godhra, 385001 Palanpur, 384265 Patan, 383001 Himatnagar, 363001 Surendranagar,
      365601 Amreli, 396191 Vapi, 370201 Gandhidham, 362265 Veraval, 361335 Dwarka, 393001 Ankleshwar
    `,
  },
  {
    state: "Maharashtra",
    days: 3,
    offices: `
      400001 Mumbai, 400050 Mumbai, 400053 Mumbai, 400076 Mumbai, 400601 Thane, 400703 Navi Mumbai,
      411001 Pune, 411004 Pune, 411014 Pune, 411038 Pune, 440001 Nagpur, 422001 Nashik,
      431001 Chhatrapati Sambhajinagar, 413001 Solapur, 416003 Kolhapur, 444601 Amravati,
      414001 Ahilyanagar, 425001 Jalgaon, 416416 Sangli, 415001 Satara, 444001 Akola, 413512 Latur,
      424001 Dhule, 431601 Nanded, 442401 Chandrapur, 445001 Yavatmal, 415612 Ratnagiri, 410206 Panvel,
      421301 Kalyan, 421302 Bhiwandi, 413501 Dharashiv, 431401 Parbhani, 431203 Jalna, 431122 Beed,
      442001 Wardha, 441601 Gondia, 441904 Bhandara, 443001 Buldhana, 444505 Washim, 425412 Nandurbar,
      401201 Vasai, 402201 Alibag, 423203 Malegaon, 416115 Ichalkaranji, 410401 Lonavala
    `,
  },
  {
    state: "Rajasthan",
    days: 5,
    offices: `
      302001 Jaipur, 342001 Jodhpur, 313001 Udaipur, 324001 Kota, 305001 Ajmer, 334001 Bikaner,
      301001 Alwar, 321001 Bharatpur, 311001 Bhilwara, 332001 Sikar, 345001 Jaisalmer,
      335001 Sri Ganganagar, 306401 Pali, 333001 Jhunjhunu, 331001 Churu, 312001 Chittorgarh, 304001 Tonk,
      307501 Mount Abu, 305901 Beawar, 335513 Hanumangarh, 341001 Nagaur, 344001 Barmer, 323001 Bundi,
      322001 Sawai Madhopur, 328001 Dholpur, 313324 Rajsamand, 327001 Banswara, 314001 Dungarpur,
      326001 Jhalawar, 343001 Jalore, 307001 Sirohi, 305801 Kishangarh
    `,
  },
  {
    state: "Dadra and Nagar Haveli and Daman and Diu",
    days: 5,
    offices: `
      396230 Silvassa, 396210 Daman, 362520 Diu
    `,
  },
];
