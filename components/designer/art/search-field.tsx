interface SearchFieldProps {
  label: string;
  placeholder: string;
  words: string;
  onChange: (words: string) => void;
}

export function SearchField({ label, placeholder, words, onChange }: SearchFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={words}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-11 w-full rounded-sm border border-input bg-card px-3 text-base [&::-webkit-search-cancel-button]:hidden"
    />
  );
}
