/**
 * Letters that join in nine scripts. `word` is one syllable or a few; `phrase` adds more, so that spacing and
 * curves are visible. Script and language codes: ISO 15924 and 639.
 */
export const conjuncts = [
  { name: "Tamil", tag: "Taml", language: "ta", font: "baloo-thambi-2", word: "ஸ்ரீ", phrase: "ஸ்ரீ க்ஷ" },
  { name: "Devanagari", tag: "Deva", language: "hi", font: "baloo-2", word: "क्षत्रिय", phrase: "क्षत्रिय श्री" },
  { name: "Bengali", tag: "Beng", language: "bn", font: "baloo-da-2", word: "শ্রী", phrase: "শ্রী কৃষ্ণ" },
  { name: "Telugu", tag: "Telu", language: "te", font: "baloo-tammudu-2", word: "శ్రీ", phrase: "శ్రీ కృష్ణ" },
  { name: "Kannada", tag: "Knda", language: "kn", font: "baloo-tamma-2", word: "ಕ್ಷ", phrase: "ಕ್ಷಮೆ ಶ್ರೀ" },
  {
    name: "Malayalam",
    tag: "Mlym",
    language: "ml",
    font: "baloo-chettan-2",
    word: "ശ്രീ",
    phrase: "ശ്രീമതി",
  },
  { name: "Gujarati", tag: "Gujr", language: "gu", font: "baloo-bhai-2", word: "શ્રી", phrase: "શ્રી કૃષ્ણ" },
  { name: "Gurmukhi", tag: "Guru", language: "pa", font: "baloo-paaji-2", word: "ਸ੍ਰੀ", phrase: "ਸ੍ਰੀ ਗੁਰੂ" },
  { name: "Odia", tag: "Orya", language: "or", font: "baloo-bhaina-2", word: "ଶ୍ରୀ", phrase: "ଶ୍ରୀ କୃଷ୍ଣ" },
] as const;
