import { addCatalogue } from '#messages';
import * as catalogue from '#messages/ar/index.ts';
import AdminDocument from '../document.tsx';

addCatalogue('ar', catalogue);

export default AdminDocument;
