import { Alert, Button, Group, List, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import type { RestrictionRule } from '#shop/settings';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask } from '../ask.server.ts';
import { DeskIcon } from '../parts/icon.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/restrictions';
import { RuleEditor } from './rule-editor.tsx';
import { RuleHistory } from './rule-history.tsx';
import { RuleTable } from './rule-table.tsx';
import { useRuleWords } from './rule-words.ts';
import { TryRestrictions } from './try-basket.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return ask(args, 'restrictions.list', {});
}

type Rules = readonly RestrictionRule[];
type Refusal = { words: string; stored: Rules | null };

/** What stands in the table instead of what was seen. */
function Refused({ refusal, onLook }: { refusal: Refusal; onLook: () => void }) {
  const { t } = useLanguage();
  const words = useRuleWords();
  const { stored } = refusal;
  return (
    <Alert color="red" role="alert" title={refusal.words}>
      {stored === null ? null : (
        <>
          <Text size="sm" fw={600}>
            {t('deskRestrictions:theirs')}
          </Text>
          <List size="sm" type="ordered" mb="sm">
            {stored.map((rule) => (
              <List.Item key={rule.id}>{words.sentence(rule)}</List.Item>
            ))}
          </List>
          <Button size="xs" variant="default" onClick={onLook}>
            {t('deskRestrictions:takeTheirs')}
          </Button>
        </>
      )}
    </Alert>
  );
}

/** Saves the whole table; what stood there before can be had back. */
function useTable(rules: Rules) {
  const { act } = useAct();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [before, setBefore] = useState<Rules | null>(null);
  const save = async (next: Rules) => {
    const answer = await act('restrictions.save', { seen: [...rules], rules: [...next] });
    if (answer.ok) {
      setRefusal(null);
      setBefore(rules);
      return;
    }
    const { stored } = answer.refusal as { stored?: Rules };
    setRefusal({ words: answer.words, stored: stored ?? null });
  };
  return { refusal, before, save, forget: () => setRefusal(null), settle: () => setBefore(null) };
}

/** The table of how goods may be sold. Source: BO-01, BO-07 */
export default function Restrictions() {
  const { t, to } = useLanguage();
  const { rules, minimumAge } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { refusal, before, save, forget, settle } = useTable(rules);
  /** `new`, the line that is edited, or none. */
  const [edited, setEdited] = useState<'new' | RestrictionRule | null>(null);
  const add = (
    <Button leftSection={<DeskIcon name="plus" />} onClick={() => setEdited('new')}>
      {t('deskRestrictions:add')}
    </Button>
  );
  return (
    <ScreenPage
      title={t('desk:screens.restrictions')}
      lead={t('deskRestrictions:lead')}
      actions={
        <>
          <RuleHistory onTake={(old) => void save(old)} />
          <Button component={Link} variant="default" to={to('/admin/legal/')}>
            {t('desk:screens.legal')}
          </Button>
          {add}
        </>
      }
    >
      <div aria-live="polite">
        {refusal === null ? null : (
          <Refused
            refusal={refusal}
            onLook={() => {
              forget();
              void revalidate();
            }}
          />
        )}
        {before === null ? null : (
          <Alert color="green">
            <Group justify="space-between">
              <Text>{t('deskRestrictions:changed')}</Text>
              <Button size="xs" variant="default" onClick={() => void save(before).then(settle)}>
                {t('deskRestrictions:undo')}
              </Button>
            </Group>
          </Alert>
        )}
      </div>
      {rules.length === 0 ? (
        <div className="desk-surface">
          <NothingHere
            title={t('deskRestrictions:none')}
            text={t('deskRestrictions:noneText')}
            action={add}
          />
        </div>
      ) : (
        <RuleTable rules={rules} onEdit={setEdited} onChange={(next) => void save(next)} />
      )}
      <RuleEditor
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
        onSaved={() => setEdited(null)}
        rules={rules}
        rule={edited === 'new' ? null : edited}
        minimumAge={minimumAge}
      />
      <TryRestrictions rulesVersion={JSON.stringify(rules)} />
    </ScreenPage>
  );
}
