import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';

// Starlight as `npm create astro -- --template starlight` sets it up, below a path of its own.
export default defineConfig({
  site: 'https://docs.example',
  base: '/starlight/',
  image: { service: passthroughImageService() },
  integrations: [starlight({ title: 'AI trust docs' })],
});
