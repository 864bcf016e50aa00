import { Checkbox, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FILS_PER_DIRHAM } from '#kernel/money.ts';
import { DEVICE_MODES } from '#kernel/web/device-mode.ts';
import { AB_VARIANTS, BROWSERS, ROLES } from '#shop/popups/popup.ts';
import {
  abTestEntry,
  baselineEntry,
  disableEntry,
  firstShownViewsEntry,
  timesEntry,
} from '#shop/popups/rules/visit/entry-names.ts';
import { daysAgoField, type Profile, ZONES } from '#shop/popups/rules/visit/profile.ts';
import type { StoredEntries } from '#shop/popups/rules/visit/visitor.ts';
import type { Walk } from '#shop/popups/rules/walk/walk.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Section } from '../parts/forms/section.tsx';
import type { Simulated } from './simulated.ts';

type AmountProps = Readonly<{
  name: string;
  label: string;
  description?: string;
  value: number | string;
  min?: number;
  step?: number;
}>;

/** A number input of a plain HTML form. */
function Amount({ value, min = 0, step = 1, ...named }: AmountProps) {
  return <TextInput type="number" {...{ ...named, min, step }} dir="ltr" defaultValue={String(value)} />;
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      {children}
    </SimpleGrid>
  );
}

export function PageFields({ profile, isUnknown }: { profile: Profile; isUnknown: boolean }) {
  const { t } = useLanguage();
  return (
    <Section title={t('adminPopups:page.title')}>
      <TextInput
        name="address"
        label={t('adminPopups:page.address')}
        description={t('adminPopups:page.addressHelp')}
        placeholder="/shop/"
        dir="ltr"
        required
        defaultValue={profile.address}
        error={isUnknown ? t('adminPopups:page.unknown') : null}
      />
      <TextInput
        name="referrer"
        label={t('adminPopups:page.referrer')}
        description={t('adminPopups:page.referrerHelp')}
        placeholder="https://www.google.com/"
        dir="ltr"
        defaultValue={profile.referrer}
      />
    </Section>
  );
}

export function VisitorFields({ profile }: { profile: Profile }) {
  const { t } = useLanguage();
  const nameOf = (setting: 'devices' | 'browsers', value: string) =>
    t(`adminTemplates:content.options.${setting}.${value}`);
  return (
    <Section title={t('adminPopups:visitor.title')}>
      <Columns>
        <NativeSelect
          name="device"
          label={t('adminPopups:visitor.device')}
          data={DEVICE_MODES.map((value) => ({ value, label: nameOf('devices', value) }))}
          defaultValue={profile.device}
        />
        <NativeSelect
          name="browser"
          label={t('adminPopups:visitor.browser')}
          data={[
            ...BROWSERS.filter((value) => value !== 'all').map((value) => ({
              value,
              label: nameOf('browsers', value),
            })),
            { value: 'other', label: t('adminPopups:visitor.other') },
          ]}
          defaultValue={profile.browser ?? 'other'}
        />
        <Amount name="views" label={t('adminPopups:visitor.views')} value={profile.views} min={1} />
        <Amount name="sessions" label={t('adminPopups:visitor.sessions')} value={profile.sessions} min={1} />
        <Amount name="shown" label={t('adminPopups:visitor.shown')} value={profile.visitPopups} />
        <TextInput
          type="datetime-local"
          name="at"
          label={t('adminPopups:visitor.at')}
          defaultValue={profile.at}
        />
        <NativeSelect
          name="zone"
          label={t('adminPopups:visitor.zone')}
          data={[...ZONES]}
          defaultValue={profile.zone}
        />
        <Amount name="own" label={t('adminPopups:visitor.own')} value={profile.ownDevice ?? ''} min={1} />
        <Amount
          name="ordered"
          label={t('adminPopups:visitor.ordered')}
          description={t('adminPopups:visitor.orderedHelp')}
          value={profile.orderedDays ?? ''}
        />
      </Columns>
      <Checkbox.Group
        label={t('adminPopups:visitor.roles')}
        description={t('adminPopups:visitor.rolesHelp')}
        defaultValue={[...profile.roles]}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
          {ROLES.map((role) => (
            <Checkbox key={role} name="role" value={role} label={t(`popups:roles.${role}`)} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </Section>
  );
}

/** The state of the cart, as popup rules see it. */
export function CartFields({ cart }: { cart: Profile['cart'] }) {
  const { t } = useLanguage();
  return (
    <Section title={t('adminPopups:cart.title')} lead={t('adminPopups:cart.lead')}>
      <Columns>
        <TextInput
          name="products"
          label={t('adminPopups:cart.products')}
          dir="ltr"
          defaultValue={cart.products.join(', ')}
        />
        <Amount
          name="value"
          label={t('adminPopups:cart.value')}
          value={cart.valueMinor / FILS_PER_DIRHAM}
          step={0.01}
        />
        <TextInput
          name="coupons"
          label={t('adminPopups:cart.coupons')}
          dir="ltr"
          defaultValue={cart.coupons.join(', ')}
        />
      </Columns>
    </Section>
  );
}

const SIGNS = ['up', 'submits', 'adds', 'leaves', 'blocker'] as const;

export function WalkFields({ walk }: { walk: Walk }) {
  const { t } = useLanguage();
  const isOn = {
    up: walk.scrollsUp,
    submits: walk.submits,
    adds: walk.addsToCart,
    leaves: walk.leavesAtTop,
    blocker: walk.hasAdBlocker,
  };
  return (
    <Section title={t('adminPopups:walk.title')} lead={t('adminPopups:walk.lead')}>
      <Columns>
        <Amount name="seconds" label={t('adminPopups:walk.seconds')} value={walk.seconds} step={0.1} />
        <Amount name="scrolled" label={t('adminPopups:walk.scrolled')} value={walk.scrolledPercent} />
        <Amount name="clicks" label={t('adminPopups:walk.clicks')} value={walk.clicks} />
        <Amount name="idle" label={t('adminPopups:walk.idle')} value={walk.idleSeconds} step={0.1} />
      </Columns>
      {SIGNS.map((name) => (
        <Checkbox
          key={name}
          name={name}
          value="1"
          label={t(`adminPopups:walk.${name}`)}
          defaultChecked={isOn[name]}
        />
      ))}
      <Textarea
        name="seen"
        label={t('adminPopups:walk.seen')}
        description={t('adminPopups:walk.seenHelp')}
        placeholder="footer"
        dir="ltr"
        defaultValue={walk.seen.join('\n')}
      />
    </Section>
  );
}

type Carried = NonNullable<Simulated['found']>['popups'][number];

/** The stored entries of a popup; only those that its rules read. */
function StoredOf({ popup: { id, name, timing }, entries }: { popup: Carried; entries: StoredEntries }) {
  const { t } = useLanguage();
  const fields = [
    { rule: 'times', entry: timesEntry(id), label: 'times' },
    { rule: 'page_views', entry: baselineEntry(id, 'page_views'), label: 'views' },
    { rule: 'sessions', entry: baselineEntry(id, 'sessions'), label: 'sessions' },
    { rule: 'defer', entry: daysAgoField(id), label: 'daysAgo' },
    { rule: 'defer', entry: firstShownViewsEntry(id), label: 'firstViews' },
  ] as const;
  return (
    <Stack gap="xs" component="fieldset" m={0} p={0} style={{ border: 0 }}>
      <Text component="legend" fw={600} size="sm" p={0}>
        <bdi>{name}</bdi>
      </Text>
      <Columns>
        {fields
          .filter(({ rule }) => timing.includes(rule))
          .map(({ entry, label }) => (
            <Amount
              key={entry}
              name={entry}
              label={t(`adminPopups:stored.${label}`)}
              value={Number.isFinite(entries[entry]) ? Number(entries[entry]) : ''}
            />
          ))}
      </Columns>
      <Checkbox
        name={disableEntry(id)}
        value="1"
        label={t('adminPopups:stored.disable')}
        defaultChecked={entries[disableEntry(id)] === true}
      />
    </Stack>
  );
}

/** The visitor's variant in each A/B test of the page. */
function StoredVariants({ popups, entries }: { popups: readonly Carried[]; entries: StoredEntries }) {
  const { t } = useLanguage();
  const tests = [...new Set(popups.flatMap(({ abTest }) => (abTest === null ? [] : [abTest.id])))];
  return tests.map((test) => (
    <NativeSelect
      key={test}
      name={abTestEntry(test)}
      label={t('adminPopups:stored.variant', {
        popups: popups
          .filter(({ abTest }) => abTest?.id === test)
          .map(({ name }) => name)
          .join(' · '),
      })}
      data={AB_VARIANTS.map((variant, at) => ({ value: String(at), label: variant.toUpperCase() }))}
      defaultValue={String(entries[abTestEntry(test)] ?? 0)}
    />
  ));
}

export function StoredFields({ popups, entries }: { popups: readonly Carried[]; entries: StoredEntries }) {
  const { t } = useLanguage();
  if (popups.length === 0) return null;
  return (
    <Section title={t('adminPopups:stored.title')} lead={t('adminPopups:stored.lead')}>
      <StoredVariants popups={popups} entries={entries} />
      {popups.map((popup) => (
        <StoredOf key={popup.id} popup={popup} entries={entries} />
      ))}
    </Section>
  );
}
