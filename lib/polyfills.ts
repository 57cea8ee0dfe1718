/** Safari 16 has no URL.canParse. */
URL.canParse ??= (url, base) => {
  try {
    new URL(url, base);
    return true;
  } catch {
    return false;
  }
};

export {};
