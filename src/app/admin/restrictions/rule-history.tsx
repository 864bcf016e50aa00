import { Alert, Button, List, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { RestrictionRule } from '#shop/settings';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { useRuleWords } from './rule-words.ts';

type Rules = readonly RestrictionRule[];
type Version = Readonly<{ staffName: string; at: string; rules: Rules }>;

/** The table in a row as it was written down; no table where nothing stood. */
function rulesIn(row: unknown): Rules {
  const value = typeof row === 'object' && row !== null && 'value' in row ? row.value : null;
  return Array.isArray(value) ? (value as Rules) : [];
}

/** Who made which table when, and the way back to it. */
export function RuleHistory({ onTake }: { onTake: (rules: Rules) => void }) {
  const { t, language } = useLanguage();
  const words = useRuleWords();
  const { look, isBusy } = useAct();
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async () => {
    const answer = await look('settings.history', { key: 'restrictions.rules' });
    setProblem(answer.ok ? null : answer.words);
    if (!answer.ok) return setVersions([]);
    setVersions(
      answer.value.map(({ staffName, at, before }) => ({
        staffName,
        at: String(at),
        rules: rulesIn(before),
      })),
    );
  };
  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void open()}>
        {t('deskRestrictions:history')}
      </Button>
      <Modal
        opened={versions !== null}
        onClose={() => setVersions(null)}
        title={t('deskRestrictions:history')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('shop:close') }}
      >
        {problem === null ? null : (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {versions?.length === 0 ? <Text c="dimmed">{t('deskRestrictions:noHistory')}</Text> : null}
        <Stack>
          {versions?.map(({ staffName, at, rules }) => (
            <div key={at} className="desk-row">
              <Text size="sm" fw={600}>
                {t('deskRestrictions:until', {
                  moment: formatMoment(new Date(at), language),
                  name: staffName,
                })}
              </Text>
              {rules.length === 0 ? (
                <Text size="sm">{t('deskRestrictions:noRules')}</Text>
              ) : (
                <List size="sm" type="ordered">
                  {rules.map((rule) => (
                    <List.Item key={rule.id}>{words.sentence(rule)}</List.Item>
                  ))}
                </List>
              )}
              <Button
                size="xs"
                mt="xs"
                variant="default"
                onClick={() => {
                  setVersions(null);
                  onTake(rules);
                }}
              >
                {t('deskRestrictions:takeUp')}
              </Button>
            </div>
          ))}
        </Stack>
      </Modal>
    </>
  );
}
