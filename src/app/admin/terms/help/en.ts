import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/categories/': {
    about:
      'The category tree of the store. Categories are product lists with their own page, and filters use them.',
    tasks: [
      {
        title: 'Add a category',
        text: 'Click [adminTerms:categories.create], name it in both languages, and choose its parent category and image.',
      },
      {
        title: 'Change the order',
        text: 'Drag categories, use a category’s menu, or press Alt and the arrow keys. Nesting moves it below another one.',
      },
      {
        title: 'Improve its search listing',
        text: 'Open the category and fill in the meta title and description. Left empty, name and description are used.',
      },
      {
        title: 'Delete a category',
        text: 'Choose where its products and subcategories go first. Its URL stops working.',
      },
    ],
  },
  '/admin/attributes/': {
    about:
      'Attributes such as brand, colour or flavour, and their values in both languages. They are shown on product pages, used as filters, and make variations.',
    tasks: [
      {
        title: 'Add a value',
        text: 'Choose the attribute under [adminTerms:terms.choose], then add the value in both languages. A colour attribute also takes a colour.',
      },
      {
        title: 'Add an attribute',
        text: 'Use [adminTerms:terms.newAttribute]. You can also create attributes and values in a product, where you choose them.',
      },
      { title: 'Change the order', text: 'Move values up or down; filters and product pages follow it.' },
      { title: 'Delete one', text: 'Only attributes and values that no product uses can be deleted.' },
    ],
  },
  '/admin/tags/': {
    about:
      'Tags group products across categories, such as a season or an occasion. Each has a name in both languages and a product list of its own.',
    tasks: [
      {
        title: 'Add a tag',
        text: 'Enter it under [adminTerms:tags.add], then assign it on a product’s page. A new tag can also be created right in the product.',
      },
      {
        title: 'Tag many products',
        text: 'In Products, select them, click [adminProducts:bulk.change] and choose tags.',
      },
      {
        title: 'Rename a tag',
        text: 'Edit the name in the list and save. Every product with the tag shows the new name.',
      },
    ],
  },
} satisfies AreaHelp;
