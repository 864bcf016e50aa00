import type { AreaRoutes, MenuEntry } from '../area.ts';

export const menu: readonly MenuEntry[] = [
  {
    path: '/admin/home-pages/',
    label: 'adminContent:menu.home',
    icon: 'storefront',
    need: 'content.see',
    group: 'content',
    order: 25,
    synonyms: 'front page, landing, الواجهة, الصفحة الأولى',
  },
  {
    path: '/admin/pages/',
    label: 'adminContent:menu.pages',
    icon: 'article',
    need: 'content.see',
    group: 'content',
    order: 30,
    synonyms: 'about, terms, privacy, landing page, شروط, خصوصية, من نحن',
  },
  {
    path: '/admin/articles/',
    label: 'adminContent:menu.articles',
    icon: 'pencil',
    need: 'content.see',
    group: 'content',
    order: 40,
    synonyms: 'blog, posts, news, journal, مدونة, تدوينات, أخبار',
  },
  {
    path: '/admin/portfolio/',
    label: 'adminContent:menu.portfolio',
    icon: 'bookmark',
    need: 'content.see',
    group: 'content',
    order: 50,
    synonyms: 'projects, work, gallery, أعمال, مشاريع',
  },
];

export const routes: AreaRoutes = {
  'home-pages': 'documents/home-pages.tsx',
  'home-pages/new': 'document/kinds/new-home-page.tsx',
  'home-pages/:id': 'document/kinds/home-page.ts',
  pages: 'documents/pages.tsx',
  'pages/:id': 'document/kinds/page.tsx',
  articles: 'documents/articles.tsx',
  'articles/terms': 'terms/article-terms.tsx',
  'articles/:id': 'document/kinds/article.tsx',
  portfolio: 'documents/portfolio.tsx',
  'portfolio/terms': 'terms/work-terms.tsx',
  'portfolio/:id': 'document/kinds/work.tsx',
};
