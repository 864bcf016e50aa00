import { Anchor, Button, List, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { VAT_PERCENT } from '#shop/taxes/rules/vat.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, rightsIn } from '../load-action.server.ts';
import { Section } from '../parts/forms/section.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import { SettingCard } from '../settings/setting-card.tsx';
import { SettingForm } from '../settings/setting-form.tsx';
import type { Route } from './+types/taxes';
import { ExampleOrder } from './example-order.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const [settings, rights] = [await loadAction(args, 'settings.list', {}), await rightsIn(args)];
  return {
    settings: settings.filter(({ screen }) => screen === 'taxes'),
    mayChange: rights.includes('settings.change'),
    maySeeReports: rights.includes('reports.see'),
  };
}

const FACTS = ['rate', 'included', 'exempt', 'rounding'] as const;
const SHOWN = ['number', 'seller', 'buyer', 'lines', 'sums'] as const;

/** VAT settings, and the shop's details on invoices. Source: BO-01 */
export default function Taxes() {
  const { t, to } = useLanguage();
  const { settings, mayChange, maySeeReports } = useLoaderData<typeof loader>();
  return (
    <ScreenPage
      title={t('adminTaxes:menu.taxes')}
      lead={t('adminTaxes:lead')}
      actions={
        maySeeReports ? (
          <Button component={Link} variant="default" to={to('/admin/reports/?report=vat')}>
            {t('adminTaxes:report')}
          </Button>
        ) : null
      }
    >
      <Section title={t('adminTaxes:counted')}>
        <List spacing={4}>
          {FACTS.map((fact) => (
            <List.Item key={fact}>{t(`adminTaxes:facts.${fact}`, { percent: VAT_PERCENT })}</List.Item>
          ))}
        </List>
      </Section>
      <ExampleOrder />
      <Section title={t('adminTaxes:onInvoices')} lead={t('adminTaxes:onInvoicesHelp')}>
        <List spacing={4}>
          {SHOWN.map((part) => (
            <List.Item key={part}>{t(`adminTaxes:shown.${part}`)}</List.Item>
          ))}
        </List>
        <Text size="sm" c="dimmed">
          {t('adminTaxes:kept')}{' '}
          <Anchor component={Link} size="sm" to={to('/admin/settings/?group=shop')} underline="always">
            {t('adminTaxes:sellerSettings')}
          </Anchor>
        </Text>
      </Section>
      <SettingForm>
        {settings.map((setting) => (
          <SettingCard key={setting.key} setting={setting} mayChange={mayChange} />
        ))}
      </SettingForm>
    </ScreenPage>
  );
}
