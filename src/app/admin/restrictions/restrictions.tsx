import { Alert, Button, Group, List, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { RestrictionRule } from '#shop/settings';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { ConflictDialog } from '../parts/forms/conflict-dialog.tsx';
import { useSave } from '../parts/forms/use-save.ts';
import { AdminIcon } from '../parts/icon.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { SettingHistory } from '../settings/setting-history.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/restrictions';
import { RuleEditor } from './rule-editor.tsx';
import { RuleTable } from './rule-table.tsx';
import { useRuleWords } from './rule-words.ts';
import { TryRestrictions } from './try-basket.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'restrictions.list', {});
}

type Rules = readonly RestrictionRule[];
/** Saves the whole table, with undo. */
function useTable(rules: Rules, version: number) {
  const [before, setBefore] = useState<Rules | null>(null);
  const state = useSave({
    action: 'restrictions.save',
    opened: { values: { rules }, version },
    toInput: (next: { rules: Rules }, read) => ({ version: read, rules: [...next.rules] }),
    toValues: (stored: Rules) => ({ rules: stored }),
    onSaved: () => setBefore(rules),
  });
  const save = (next: Rules) => {
    state.form.setValues({ rules: next });
    return state.save({ rules: next }, { version });
  };
  return { state, before, save, settle: () => setBefore(null) };
}

/** The rules as a list of sentences. */
function Sentences({ rules }: { rules: Rules }) {
  const { t } = useLanguage();
  const words = useRuleWords();
  if (rules.length === 0) return <Text size="sm">{t('adminRestrictions:noRules')}</Text>;
  return (
    <List size="sm" type="ordered">
      {rules.map((rule) => (
        <List.Item key={rule.id}>{words.sentence(rule)}</List.Item>
      ))}
    </List>
  );
}

/** The sales restrictions. Source: BO-01, BO-07 */
export default function Restrictions() {
  const { t, to } = useLanguage();
  const { rules, version, minimumAge } = useLoaderData<typeof loader>();
  const { state, before, save, settle } = useTable(rules, version);
  const { runAction } = useAction();
  const { refused, conflict } = state;
  /** The edited rule, `new` for a new one, or null. */
  const [edited, setEdited] = useState<'new' | RestrictionRule | null>(null);
  const add = (
    <Button leftSection={<AdminIcon name="plus" />} onClick={() => setEdited('new')}>
      {t('adminRestrictions:add')}
    </Button>
  );
  return (
    <ScreenPage
      title={t('adminRestrictions:menu.restrictions')}
      lead={t('adminRestrictions:lead')}
      actions={
        <>
          <SettingHistory
            settingKey="restrictions.rules"
            version={version}
            mayChange
            restore={(old) => runAction('restrictions.save', { version, rules: [...(old as Rules)] })}
            format={(old) => <Sentences rules={old as Rules} />}
          />
          <Button component={Link} variant="default" to={to('/admin/legal/')}>
            {t('adminLegal:menu.legal')}
          </Button>
          {add}
        </>
      }
    >
      <div aria-live="polite">
        {refused === null || conflict !== null ? null : (
          <Alert color="red" role="alert" title={refused.words} />
        )}
        {before === null ? null : (
          <Alert color="green">
            <Group justify="space-between">
              <Text>{t('adminRestrictions:changed')}</Text>
              <Button size="xs" variant="default" onClick={() => void save(before).then(settle)}>
                {t('adminRestrictions:undo')}
              </Button>
            </Group>
          </Alert>
        )}
      </div>
      {rules.length === 0 ? (
        <div className="admin-surface">
          <NothingHere
            title={t('adminRestrictions:none')}
            text={t('adminRestrictions:noneText')}
            action={add}
          />
        </div>
      ) : (
        <RuleTable rules={rules} onEdit={setEdited} onChange={(next) => void save(next)} />
      )}
      <ConflictDialog
        state={state}
        labels={{ rules: t('adminRestrictions:menu.restrictions') }}
        formatField={(value) => <Sentences rules={value as Rules} />}
      />
      {edited === null ? null : (
        <RuleEditor
          onClose={() => setEdited(null)}
          version={version}
          rule={edited === 'new' ? null : edited}
          minimumAge={minimumAge}
        />
      )}
      <TryRestrictions rulesVersion={JSON.stringify(rules)} />
    </ScreenPage>
  );
}
