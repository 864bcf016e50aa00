import { addCatalogue } from '#messages';
import * as catalogue from '#messages/en/index.ts';
import AdminDocument from '../document.tsx';

addCatalogue('en', catalogue);

export default AdminDocument;
