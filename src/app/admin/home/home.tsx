import { SimpleGrid, Stack } from '@mantine/core';
import { useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/home';
import { Goal } from './parts/goal.tsx';
import { MissedWords } from './parts/missed-words.tsx';
import { Period } from './parts/period.tsx';
import { Tasks } from './parts/tasks.tsx';
import { Today } from './parts/today.tsx';
import { SetupGuide, ShowSetupGuide } from './setup-guide.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const text = (name: string) => query.get(name) ?? '';
  return loadAction(args, 'home.show', { period: text('period'), from: text('from'), to: text('to') });
}

/** The dashboard: open tasks and sales. Source: BO-06 */
export default function Home() {
  const { t } = useLanguage();
  const { setup, tasks, today, period, goal, live, missedWords } = useLoaderData<typeof loader>();
  return (
    <ScreenPage
      title={t('adminHome:menu.home')}
      actions={setup === null || setup.isShown ? undefined : <ShowSetupGuide />}
    >
      <Stack gap="lg">
        {setup?.isShown ? <SetupGuide steps={setup.steps} /> : null}
        <Tasks tasks={tasks} />
        {today === null ? null : (
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <Today today={today} live={live} />
            <Goal goal={goal} />
          </SimpleGrid>
        )}
        {period === null ? null : <Period shown={period} />}
        {missedWords === null ? null : <MissedWords words={missedWords} />}
      </Stack>
    </ScreenPage>
  );
}
