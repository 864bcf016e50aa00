import { Button, Text } from '@mantine/core';
import { shownRatio } from '#shop/design/rules/contrast.ts';
import { type MeasuredPair, passingValue } from '#shop/design/rules/pairs.ts';
import type { Design, TokenName } from '#shop/design/rules/tokens.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { isolated, useTokenWords } from './token-words.ts';

type NoteProps = Readonly<{
  name: TokenName;
  design: Design;
  pairs: readonly MeasuredPair[];
  onUse: (value: string) => void;
}>;

function Failed({ name, design, pairs, onUse }: NoteProps) {
  const { t } = useLanguage();
  const { nameOf } = useTokenWords();
  const value = passingValue(design, name);
  return (
    <div className="design-failed">
      {pairs.map(({ token, ground, ratio, needed }) => (
        <Text key={`${token} ${ground}`} size="xs" c="red">
          <AdminIcon name="warning" />{' '}
          {t('adminDesign:contrast.fails', {
            ...{ token: nameOf(token), ground: nameOf(ground) },
            ...{ ratio: shownRatio(ratio), needed },
          })}
        </Text>
      ))}
      {value === null ? (
        <Text size="xs">{t('adminDesign:contrast.none')}</Text>
      ) : (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('adminDesign:contrast.useFor', { value, name: nameOf(name) })}
          onClick={() => onUse(value)}
          leftSection={<span className="design-dot" style={{ background: value }} />}
        >
          {t('adminDesign:contrast.use', { value: isolated(value) })}
        </Button>
      )}
    </div>
  );
}

/** The contrast of a colour with its backgrounds, and a value that would pass. */
export function ContrastNote({ pairs, ...note }: NoteProps) {
  const { t } = useLanguage();
  const { name } = note;
  const failed = pairs.filter(({ token, ground, passes }) => !passes && [token, ground].includes(name));
  if (failed.length > 0) return <Failed {...note} pairs={failed} />;
  const tokenPairs = pairs.filter(({ token }) => token === name);
  const lowest = tokenPairs.toSorted((one, other) => one.ratio - other.ratio)[0];
  if (lowest === undefined) return null;
  return (
    <Text size="xs" c="dimmed">
      {t('adminDesign:contrast.lowest', { ratio: shownRatio(lowest.ratio), needed: lowest.needed })}
    </Text>
  );
}
