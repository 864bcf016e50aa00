import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build/app',
  serverBuildFile: '[name].js',
  ssr: true,
  routeDiscovery: { mode: 'lazy', manifestPath: '/admin/routes.json' },
} satisfies Config;
