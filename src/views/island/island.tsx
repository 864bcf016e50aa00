import type { ComponentType } from 'react';
import { type Namespace, pickWords } from '#messages';
import { useLanguage } from '../language/language.tsx';

type IslandProps<P extends object> = {
  /** Its name in the browser's list of islands. */
  name: string;
  /** Must not call `useId`: the browser wakes it outside the page's tree. */
  component: ComponentType<P>;
  /** Plain data: it travels as JSON. */
  props: P;
  /** The words it needs in the browser. */
  words: readonly Namespace[];
};

/** What an island's script element holds. */
export type IslandPayload = { props: object; language: 'en' | 'ar'; words: object };

/** Prints a component on the server; the browser script wakes it when it is seen or first touched. */
export function Island<P extends object>({ name, component: Component, props, words }: IslandProps<P>) {
  const { language } = useLanguage();
  const payload: IslandPayload = { props, language, words: pickWords(language, words) };
  return (
    <div data-island={name}>
      <div data-island-root="">
        <Component {...props} />
      </div>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped, read by the browser script
        dangerouslySetInnerHTML={{ __html: JSON.stringify(payload).replaceAll('<', '\\u003c') }}
      />
    </div>
  );
}
