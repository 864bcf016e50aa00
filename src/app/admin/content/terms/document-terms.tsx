import { Group, Stack, Text } from '@mantine/core';
import type { InputOf, ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { movedBy } from '../../delivery/zone/zone-draft.ts';
import { Section } from '../../parts/forms/section.tsx';
import { useRights } from '../../parts/use-rights.ts';
import { TermForm, TermMoves } from '../../terms/term-row.tsx';
import { useAction } from '../../use-action.ts';

type Which = InputOf<'content.add-term'>['which'];
type Term = ValueOf<'content.choices'>['tags'][number];

const NO_NAME = { name: { en: '' } };

type Moving = Pick<Parameters<typeof TermMoves>[0], 'isFirst' | 'isLast' | 'onMove'>;

function Row({ term, which, moving }: { term: Term; which: Which; moving: Moving }) {
  const { t, language } = useLanguage();
  const { runAction } = useAction();
  const { slug, count } = term;
  const name = inLanguage(term.name, language);
  return (
    <Group gap="sm" align="flex-end" py="xs" className="admin-row">
      <TermForm
        term={{ name: term.name }}
        version={term.version}
        label={t('adminContent:terms.nameOf', { name })}
        action="content.rename-term"
        toInput={({ name: typed }, version) => ({ which, slug, name: typed, version })}
      />
      <TermMoves
        name={name}
        uses={t('adminContent:terms.used', { count })}
        {...moving}
        removeText={t('adminContent:terms.removeText')}
        onRemove={() => runAction('content.remove-term', { which, slug })}
      />
    </Group>
  );
}

/** Categories or tags of documents: create, rename, sort, and delete unused ones. */
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
  const { runAction } = useAction();
  const mayChange = useRights().includes('content.change');
  const movingOf = (index: number): Moving =>
    which.term === 'tag'
      ? {}
      : {
          isFirst: index === 0,
          isLast: index === terms.length - 1,
          onMove: (by) =>
            void runAction('content.order-categories', {
              kind: which.kind,
              slugs: movedBy(terms, index, by).map(({ slug }) => slug),
            }),
        };
  return (
    <Section title={title} lead={t('adminContent:terms.newHelp')}>
      <Stack gap={0}>
        {terms.length === 0 ? <Text size="sm">{t('adminContent:terms.none')}</Text> : null}
        {terms.map((term, index) =>
          mayChange ? (
            <Row key={term.slug} term={term} which={which} moving={movingOf(index)} />
          ) : (
            <Text key={term.slug} size="sm">
              {inLanguage(term.name, language)} · {t('adminContent:terms.used', { count: term.count })}
            </Text>
          ),
        )}
      </Stack>
      {mayChange ? (
        <TermForm
          term={NO_NAME}
          label={t('adminContent:terms.new')}
          isNew
          action="content.add-term"
          toInput={({ name }) => ({ which, name })}
        />
      ) : null}
    </Section>
  );
}
