import { useLanguage } from '../language/language.tsx';
import { type NamedPart, partsInWords } from './part-words.ts';

/** The parts of a bundle, below its name; empty for other products. */
export function PartList({ parts }: { parts: readonly NamedPart[] }) {
  const { t, language } = useLanguage();
  const words = partsInWords(parts, language);
  if (words.length === 0) return null;
  return (
    <ul className="j-partlist" aria-label={t('product:inside')}>
      {words.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}
