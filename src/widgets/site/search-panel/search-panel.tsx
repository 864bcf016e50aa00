export { SearchPanel } from '#views/search/search-panel.tsx';
