import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build/app',
  serverBuildFile: '[name].js',
  ssr: true,
} satisfies Config;
