import { createContext, useContext } from 'react';
import type { ViewerWords } from './words.ts';

/** The URL of the picture of the current slide. */
export const SlideOf = createContext('');

/**
 * 'The image could not be loaded.', with its first two words linked to the picture. Source: spec §8; VW-10, ER-09
 */
export function BrokenPicture({ words }: { words: ViewerWords }) {
  const src = useContext(SlideOf);
  const [before, after] = words.broken.split(words.brokenLink);
  return (
    <p className="j-viewer__broken pswp__error-msg" role="alert">
      {before}
      <a href={src} target="_blank" rel="noopener">
        {words.brokenLink}
      </a>
      {after}
    </p>
  );
}
