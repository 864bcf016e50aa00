import type { Words } from '../words.ts';

/** The words of refusals about goods, pictures and stock. */
export const goodsRefusals = {
  exchange: {
    'empty-file': 'There is nothing in this file: no row below the headers.',
    'wrong-address':
      'This is no address of a shop that can be asked: write it like https://shop.example. Machines inside of the house are not asked.',
    'old-shop-away': 'Nobody answers at this address. Look whether it is right, and try again in a while.',
    'old-shop-keys':
      'The old shop does not accept these keys, or they may not read this. Make a pair with the right to read there.',
    'old-shop-elsewhere':
      'The old shop sends to another address. Write that address here: keys are given to no other.',
    'old-shop-answer':
      'The old shop answered with a fault ({{status}}), again and again. Go on in a while: what has come is kept.',
    'no-old-shop':
      'Something answers there, but not the interface of such a shop. Its address is the one before /wp-json/; its links must not be “plain”.',
    'archive-too-large':
      'On the screen an archive may have up to 100 MB. A larger one comes by: npm run import -- ARCHIVE.zip',
    'no-archive':
      'This is no archive of a shop like this one. Take it out anew under “Take out”, and bring that file as it is.',
    'damaged-archive':
      'The archive is damaged or cut short ({{file}}). Carry it over once more. Nothing was changed.',
    'strange-file': 'The archive holds a file that does not belong there: {{file}}. Nothing was changed.',
    'bloated-archive':
      'Far more would come out of this archive than a shop takes out. Do not trust it. Nothing was changed.',
    'newer-archive':
      'The archive is of a newer shop ({{version}}). Bring this shop up to date first. Nothing was changed.',
    'part-archive':
      'The goods are missing in this archive, and what is in it hangs on them. Take everything out together.',
    'unknown-column': '{{file}} has a column that cannot come by archive: {{column}}. Nothing was changed.',
    'shop-in-use_one':
      'This shop is not empty: one other row stands in {{table}} already. An archive comes into an empty shop only. Nothing was changed.',
    'shop-in-use_other':
      'This shop is not empty: {{count}} other rows stand in {{table}} already. An archive comes into an empty shop only. Nothing was changed.',
    'no-table': 'This is no CSV table. From a spreadsheet, save it as “CSV (UTF-8)”, then bring that file.',
    'broken-table': 'The table breaks off at line {{line}}: often a quotation mark there is never closed.',
    'wrong-columns':
      'This table has none of the columns {{needed}}. It begins with: {{found}}. Is it of another kind?',
    'too-large': 'A file may have up to 50 MB. Divide it, or use the command of docs/import.md.',
    'runs-already': 'Another import runs. Please wait until it is done.',
    'not-now': 'This import has moved on meanwhile. Please look where it is.',
    'unknown-import': 'This import is not remembered any more.',
    fault:
      'A fault of the shop broke this off. What was written is whole; start it again, and the rest follows.',
  },
  catalogue: {
    'wrong-fields': 'Please look at the marked fields.',
    'changed-meanwhile':
      'Somebody else changed this product meanwhile. Yours is still here: compare both, then save again.',
    'unknown-product': 'This product is no longer here.',
    'unknown-version': 'This version is not kept.',
    'has-variations': 'Its variations have prices and stock of their own: change those.',
    'was-ordered': 'It was ordered before, so it stays for the papers. Archive it instead.',
    'some-refused_one': 'Nothing was changed, because one product could not be.',
    'some-refused_other': 'Nothing was changed, because {{count}} products could not be.',
    'too-many': 'At most {{limit}} at once, please.',
    'unknown-category': 'This category is no longer here.',
    'category-circle': 'A category cannot stand below itself.',
    'category-in-use': 'Products or categories stand in it. Say where they shall go.',
    'unknown-attribute': 'This attribute is no longer here.',
    'unknown-value': 'This value is no longer here.',
    'unknown-tag': 'This tag is no longer here.',
    'in-use_one': 'One product uses it.',
    'in-use_other': '{{count}} products use it.',
    'needed-by-shop': 'The shop itself works by this one, so it stays.',
    field: {
      missing: 'Please fill this in.',
      'wrong-kind': 'This cannot be taken as it is.',
      'too-long': 'This is too long.',
      'too-large': 'This is too large.',
      'too-many': 'These are too many.',
      'not-a-word': 'Use small letters a to z, digits and single dashes.',
      'reserved-word': 'The shop uses this word itself. Please choose another.',
      'not-a-code': 'Use Latin letters, digits and signs, without spaces at the ends.',
      'not-an-address': 'Enter an address that begins with https://',
      'not-a-moment': 'Enter a day and a time.',
      taken: 'Another product has this already.',
      twice: 'This stands here twice.',
      unknown: 'This is no longer here.',
      itself: 'A product cannot name itself.',
      'above-regular': 'The sale price must be below the regular price.',
      'end-before-start': 'The end must come after the beginning.',
      'not-of-product': 'The product does not have this value.',
      'only-variable': 'Only a product with variations can have these.',
      'only-simple': 'Only a simple product can be a bundle.',
      'needs-options': 'Choose what the variations differ by.',
      'not-a-part': 'A group or a product of another shop cannot be part of a bundle.',
      'not-its-variation': 'This is no variation of the part.',
      'holds-tobacco': 'The bundle holds tobacco, so its class is tobacco.',
      'is-bundle': 'This is a bundle itself. Name its parts instead.',
      'is-part': 'This product is part of a bundle, so it cannot be one.',
      'below-zero': 'Less than nothing is on this shelf. Count it first.',
    },
  },
  media: {
    'too-large': 'This file is larger than 20 MB. Please make it smaller and send it again.',
    'too-many-pixels':
      'This picture has more than {{megapixels}} megapixels. Please make it smaller and send it again.',
    'crop-too-small': 'This part is too small to be a picture. Please take at least 32 pixels each way.',
    'no-picture': 'This is no picture the shop can show. Save it as JPEG, PNG, WebP or AVIF.',
    unknown: 'This picture is no longer here.',
    'in-use_one': 'It is still shown in one place. Take it out there first.',
    'in-use_other': 'It is still shown in {{count}} places. Take it out there first.',
  },
  inventory: {
    'wrong-fields': 'Please look at the marked fields.',
    'too-few': 'Too few of it are left.',
    'unknown-product': 'This product is no longer here.',
    'not-counted': 'Stock of this product is not counted. Switch that on first.',
    'below-zero_one': 'Only {{count}} is there.',
    'below-zero_other': 'Only {{count}} are there.',
    'nothing-changes': 'That is what the shelf holds already.',
    'unknown-location': 'This location is no longer here.',
    'location-closed': 'This location is closed. Please choose another, or open it again.',
    'last-location': 'The shop needs one open location. Please open another first.',
    'stock-left': 'Something still stands here. Please say where it goes.',
    'location-in-use': 'Stock stood or stands here, so the ledger needs this location.',
  },
} satisfies Words;
