export { CategoryTree } from '#views/category-tree/category-tree.tsx';
