import { Card, SimpleGrid, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import type { Route } from './+types/home';
import { rightsIn } from './ask.server.ts';
import { screensFor } from './navigation.ts';
import { DeskIcon } from './parts/icon.tsx';
import { ScreenPage } from './parts/screen.tsx';

export { deskHeaders as headers } from './ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return { rights: await rightsIn(args) };
}

/** Where the day begins. */
export default function Home() {
  const { t, to } = useLanguage();
  const { rights } = useLoaderData<typeof loader>();
  return (
    <ScreenPage title={t('desk:screens.home')} lead={t('desk:home.lead')}>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {screensFor(rights)
          .filter(({ path }) => path !== '/admin/')
          .map(({ path, name, icon }) => (
            <Card key={path} component={Link} to={to(path)} withBorder>
              <DeskIcon name={icon} />
              <Text fw={600} mt="xs">
                {t(`desk:screens.${name}`)}
              </Text>
            </Card>
          ))}
      </SimpleGrid>
    </ScreenPage>
  );
}
