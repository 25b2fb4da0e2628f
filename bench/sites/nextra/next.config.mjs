import nextra from 'nextra';

const withNextra = nextra({});

// A static export as Nextra's guide describes it; addresses end with a slash, as static hosts serve folders.
export default withNextra({
  output: 'export',
  basePath: '/nextra',
  trailingSlash: true,
  images: { unoptimized: true },
});
