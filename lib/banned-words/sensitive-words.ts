import { groups } from "./banned-words";

/** Printable but possibly hurtful words: a person reviews the text first. As in banned-words.ts, separated by commas. */
export const sensitiveWords = `${groups},
  acab, 1312, 4 20, 69, 666, 13 50, 13 52,
  shit*, sh1t, bullshit, bitch*, bastard*, asshole*, arsehole*, bloody, damn, crap, wtf, stfu, mc bc, bkl, kamina, kamine, kutta, kutte, kutiya,
  saala, saale, sale kutte, harami, haramzad*, chodu, fattu, tatti, hagna, moot, कमीना, कुत्ता, कुत्ते, हरामी, साला, साले, टट्टी,
  kill*, murder*, die, death, dead, maaro, maro, kaato, burn*, hang, hanged, shoot*, bomb*, gun, guns, rifle, ak 47, ak47, knife, sword, blood, war,
  attack*, riot*, terror*, destroy*, revenge, hate, hatred, मारो, काटो, जलाओ, बम, खून, मौत, बदला, नफरत,
  cocaine, heroin, weed, ganja, charas, bhang, marijuana, cannabis, lsd, mdma, drugs, drug, smoke*, beer, daru, sharab, whisky, rum, vodka, गांजा, चरस, दारू, शराब,
  allah, prophet, muhammad, mohammed, mohammad, jesus, christ, ram, rama, sita, krishna, shiva, mahadev, bhole, ganesh*, ganpati, hanuman, durga,
  kali, guru nanak, waheguru, buddha, quran, koran, bible, gita, jihad, kafir*, crusade*, अल्लाह, राम, श्रीराम, कृष्ण, शिव, महादेव, गणेश, हनुमान, दुर्गा,
  काली, मोहम्मद, मुहम्मद, क़ुरान, कुरान,
  pakistan*, china, chinese, khalistan*, kashmir, azadi, azaadi, bjp, congress, aap, rss, bajrang dal, vhp, simi, shiv sena, mns, dmk, aiadmk, tmc, cpm, naxal*,
  maoist*, antifa, blm, caste, reservation, election*, vote, votes, modi*, gandhi*, godse, savarkar, jinnah, nehru*, ambedkar*, bose, shivaji, tipu sultan, aurangzeb,
  yogi, didi, पाकिस्तान, आज़ादी, आजादी, भाजपा, कांग्रेस, गांधी, गोडसे, शिवाजी, औरंगज़ेब,
  army, indian army, navy, air force, police, crpf, bsf, isro, railways, government, sarkar, supreme court, सेना, पुलिस, सरकार,
  supreme, zomato, swiggy, amul, tata, jio, airtel, paytm, flipkart, myntra, amazon, samsung, sony, apple, microsoft, spotify, uber, ola, zara, h m, uniqlo, levi*,
  puma, jordan, off white, bape, stussy, vans, converse, fila, champion, tommy, calvin klein, ralph lauren, polo, rolex, thums up, maggi, haldiram*, bisleri, old monk,
  kingfisher, dhoni*, kohli*, sachin, rohit, srk, salman, bhai jaan, ronaldo, messi, thala, thalapathy, rajini*`;
