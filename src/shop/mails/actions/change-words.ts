import { editConflict } from '#kernel/editing/optimistic-lock.ts';
import type { Clock } from '#kernel/instant.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { MailRefusal } from '../refusals.ts';
import {
  MAIL_PARTS,
  MAIL_TEMPLATES,
  type MailPart,
  type MailTemplate,
  type MailWords,
  parseMailTemplate,
  TEMPLATE_NAMES,
} from '../rules/templates.ts';
import { checkWords } from '../rules/words.ts';
import {
  insertWords,
  lockWords,
  readCustomWords,
  readHistory,
  readWords,
  type StoredWords,
} from '../store/words.ts';

export type WordsDeps = Readonly<{
  db: Db;
  clock: Clock;
  /** The default texts. */
  firstWords: (template: MailTemplate, language: Language) => MailWords;
}>;

/** A template in the list, with the languages that have custom texts. */
export type ListedTemplate = Readonly<{
  template: MailTemplate;
  placeholders: readonly string[];
  changed: readonly Language[];
}>;

/** A template in one language. */
export type ReadTemplate = Readonly<{
  template: MailTemplate;
  language: Language;
  placeholders: readonly string[];
  /** The current texts. */
  words: MailWords;
  firstWords: MailWords;
  changed: readonly MailPart[];
  version: number;
  /** The newest first. */
  history: readonly StoredWords[];
}>;

const UNKNOWN: MailRefusal = { code: 'mails.unknown-template' };

/** What differs from the first words; the rest follows them. */
function onlyChanged(words: Partial<MailWords>, first: MailWords): Partial<MailWords> {
  return Object.fromEntries(
    MAIL_PARTS.flatMap((part) => {
      const text = words[part];
      return text === undefined || text === first[part] ? [] : [[part, text]];
    }),
  );
}

type Saving = Readonly<{
  words: Partial<MailWords>;
  actor: string;
  /** The version that was changed; another one is not written over. */
  version?: number;
}>;

/** The stored texts of a mail, and their version. */
export type SavedWords = MailWords & Readonly<{ version: number }>;

export function wordsOfMails({ db, clock, firstWords }: WordsDeps) {
  const wordsNow = async (
    template: MailTemplate,
    language: Language,
    at: DbOrTx = db,
  ): Promise<MailWords> => ({
    ...firstWords(template, language),
    ...(await readWords(at, template, language)),
  });

  const read = async (name: string, language: Language): Promise<ReadTemplate | null> => {
    const template = parseMailTemplate(name);
    if (template === null) return null;
    const first = firstWords(template, language);
    const history = await readHistory(db, template, language);
    const words = history[0]?.words ?? {};
    return {
      template,
      language,
      placeholders: MAIL_TEMPLATES[template],
      words: { ...first, ...words },
      firstWords: first,
      changed: MAIL_PARTS.filter((part) => words[part] !== undefined),
      version: history.length,
      history,
    };
  };

  return {
    wordsNow,
    read,
    list: async (): Promise<ListedTemplate[]> => {
      const customized = (await readCustomWords(db)).filter(({ words }) => Object.keys(words).length > 0);
      return TEMPLATE_NAMES.map((template) => ({
        template,
        placeholders: MAIL_TEMPLATES[template],
        changed: LANGUAGES.filter((language) =>
          customized.some((one) => one.template === template && one.language === language),
        ),
      }));
    },
    /** Stores the given parts; the others are unchanged. */
    save: async (
      name: string,
      language: Language,
      { words, actor, version }: Saving,
    ): Promise<Outcome<SavedWords, MailRefusal>> => {
      const template = parseMailTemplate(name);
      if (template === null) return refuse(UNKNOWN);
      const checked = checkWords(template, words);
      if (!checked.ok) return checked;
      return db.transaction().execute(async (tx) => {
        await lockWords(tx);
        const history = await readHistory(tx, template, language);
        const [last] = history;
        if (version !== undefined && history.length !== version)
          return refuse(
            editConflict({
              stored: await wordsNow(template, language, tx),
              version: history.length,
              saver: last === undefined ? { auditEntry: null } : { name: last.actor, at: last.at },
            }),
          );
        const all = { ...last?.words, ...checked.value };
        const stored = onlyChanged(all, firstWords(template, language));
        await insertWords(tx, { template, language, words: stored, actor, at: clock() });
        return done({ ...(await wordsNow(template, language, tx)), version: history.length + 1 });
      });
    },
    /** Resets to the default texts; changes stay in the history. */
    reset: async (
      name: string,
      language: Language,
      actor: string,
    ): Promise<Outcome<MailWords, MailRefusal>> => {
      const template = parseMailTemplate(name);
      if (template === null) return refuse(UNKNOWN);
      await insertWords(db, { template, language, words: {}, actor, at: clock() });
      return done(firstWords(template, language));
    },
  };
}
