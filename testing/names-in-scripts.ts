import type { Script } from "@/lib/text-shaping/split-runs";

/** Names that go wrong without text shaping: conjuncts, vowels that stand before or around a letter, letters that join. */
export const namesInScripts: { script: Script; family: string; name: string }[] = [
  { script: "Latin", family: "NotoSans", name: "Wafflefield Avadhūta" },
  { script: "Devanagari", family: "NotoSans", name: "विश्वकर्मा क्षत्रिय ज्ञानेन्द्र" },
  {
    script: "Bengali",

    family: "NotoSansBengali",
    name: "শ্রীকৃষ্ণ বন্দ্যোপাধ্যায় লক্ষ্মী",
  },
  { script: "Gurmukhi", family: "NotoSansGurmukhi", name: "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਢਿੱਲੋਂ" },
  {
    script: "Gujarati",

    family: "NotoSansGujarati",
    name: "ક્ષિતિજ શ્રીમાળી કૃષ્ણ",
  },
  { script: "Oriya", family: "NotoSansOriya", name: "ଶ୍ରୀକୃଷ୍ଣ ପଟ୍ଟନାୟକ ଲକ୍ଷ୍ମୀ" },
  { script: "Tamil", family: "NotoSansTamil", name: "சுப்பிரமணியன் கோபி ஸ்ரீ" },
  { script: "Telugu", family: "NotoSansTelugu", name: "శ్రీనివాసరావు కృష్ణ క్షేత్రం" },
  { script: "Kannada", family: "NotoSansKannada", name: "ಶ್ರೀಕಾಂತ ಕೃಷ್ಣಮೂರ್ತಿ" },
  {
    script: "Malayalam",

    family: "NotoSansMalayalam",
    name: "ശ്രീലക്ഷ്മി കൃഷ്ണൻകുട്ടി",
  },
  {
    script: "Arabic",

    family: "NotoNaskhArabic",
    name: "محمد علی خان ٹیلیفون گھرانہ",
  },
];
