import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { InputOf, ValueOf } from '#desk/verbs.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { DeskIcon } from '../parts/icon.tsx';
import { useRights } from '../parts/use-rights.ts';
import { Section } from '../products/section.tsx';
import { wordsOf } from '../terms/refused-words.ts';
import { TermForm } from '../terms/term-row.tsx';

type Which = InputOf<'content.add-term'>['which'];
type Term = ValueOf<'content.choices'>['tags'][number];

const NO_NAME = { en: '', ar: '' };

function Row({
  term,
  which,
  moves,
}: {
  term: Term;
  which: Which;
  /** Where it can go in its order; left out where there is none. */
  moves?: { earlier: (() => void) | null; later: (() => void) | null };
}) {
  const { t, language } = useLanguage();
  const { act } = useAct();
  const [words, setWords] = useState<string | null>(null);
  const { slug, count } = term;
  const name = inLanguage(term.name, language);
  return (
    <div className="desk-row">
      <Group gap="sm" align="flex-end" py="xs">
        <TermForm
          key={`${term.name.en}|${term.name.ar ?? ''}`}
          name={term.name}
          label={t('deskContent:terms.nameOf', { name })}
          save={({ name: typed }) => act('content.rename-term', { which, slug, name: typed })}
        />
        <Group gap={4}>
          <Text size="xs" c="dimmed">
            {t('deskContent:terms.used', { count })}
          </Text>
          {moves === undefined ? null : (
            <>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('deskGoods:terms.earlier', { name })}
                disabled={moves.earlier === null}
                onClick={() => moves.earlier?.()}
              >
                <DeskIcon name="arrow-up" />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('deskGoods:terms.later', { name })}
                disabled={moves.later === null}
                onClick={() => moves.later?.()}
              >
                <DeskIcon name="arrow-down" />
              </ActionIcon>
            </>
          )}
          <ConfirmButton
            label={t('deskGoods:terms.remove')}
            title={t('deskGoods:terms.removeTitle', { name })}
            text={t('deskContent:terms.removeText')}
            onConfirm={async () => setWords(wordsOf(await act('content.remove-term', { which, slug }), t))}
          />
        </Group>
      </Group>
      {words === null ? null : (
        <Text size="sm" c="red" role="alert">
          {words}
        </Text>
      )}
    </div>
  );
}

function withMoved(slugs: readonly string[], from: number, to: number): string[] {
  const rest = slugs.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...slugs.slice(from, from + 1), ...rest.slice(to)];
}

/** Categories or tags of documents: made, named in both languages, put in order, taken away when nothing names them. */
export function DocumentTerms({
  title,
  which,
  terms,
}: {
  title: string;
  which: Which;
  terms: readonly Term[];
}) {
  const { t, language } = useLanguage();
  const { act } = useAct();
  const mayChange = useRights().includes('content.change');
  const slugs = terms.map(({ slug }) => slug);
  const mover = (from: number, to: number) =>
    which.term === 'tag' || to < 0 || to >= slugs.length
      ? null
      : () => void act('content.order-categories', { kind: which.kind, slugs: withMoved(slugs, from, to) });
  return (
    <Section title={title} lead={t('deskContent:terms.newHelp')}>
      <Stack gap={0}>
        {terms.length === 0 ? <Text size="sm">{t('deskContent:terms.none')}</Text> : null}
        {terms.map((term, index) =>
          mayChange ? (
            <Row
              key={term.slug}
              term={term}
              which={which}
              {...(which.term === 'category'
                ? { moves: { earlier: mover(index, index - 1), later: mover(index, index + 1) } }
                : {})}
            />
          ) : (
            <Text key={term.slug} size="sm">
              {inLanguage(term.name, language)} · {t('deskContent:terms.used', { count: term.count })}
            </Text>
          ),
        )}
      </Stack>
      {mayChange ? (
        <TermForm
          name={NO_NAME}
          label={t('deskContent:terms.new')}
          isNew
          save={({ name }) => act('content.add-term', { which, name })}
        />
      ) : null}
    </Section>
  );
}
