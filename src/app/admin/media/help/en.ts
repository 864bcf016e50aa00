import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/media/': {
    about: 'All images of the store. Each is resized for phones and screens when it is uploaded.',
    tasks: [
      {
        title: 'Upload images',
        text: 'Drop them at the top or in a product. JPEG, PNG, WebP and AVIF up to 20 MB each are accepted.',
      },
      {
        title: 'Describe an image',
        text: 'Open it and enter alt text in both languages, for screen readers and search engines. The caption shows in the full-screen viewer.',
      },
      {
        title: 'Crop it',
        text: 'Click [adminMedia:crop.openOne]. The cropped image is a new one; the original stays.',
      },
      {
        title: 'Delete what is unused',
        text: 'Open an image to see where it is used. Only unused images can be deleted.',
      },
    ],
  },
} satisfies AreaHelp;
