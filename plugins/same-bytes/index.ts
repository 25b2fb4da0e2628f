import { getSwcJsMinimizerOptions } from '@docusaurus/faster';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

/** The part of the bundler that is used here; Docusaurus' own types are those of another bundler than the one that runs. */
interface Bundler {
  SwcJsMinimizerRspackPlugin: new (options: object) => object;
}

/** Bundle of the bundler's runtime. It lists the hashes of all others. */
const RUNTIME = /runtime~main/;

/**
 * Makes two builds of one commit in two folders give the same bytes. Short names go to what stands often beside letters
 * that stand often, and among the letters that are counted in the runtime are those of hashes that hang on the folder, as
 * they are before the bundler puts the real ones in their place. In that bundle letters are not counted.
 */
export default function sameBytes(): Plugin {
  return {
    name: 'same-bytes',
    configureWebpack({ optimization }, isServer, { currentBundler }: ConfigureWebpackUtils) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const { SwcJsMinimizerRspackPlugin: Minimizer } = currentBundler.instance as unknown as Bundler;
      const options = getSwcJsMinimizerOptions();
      const others = (optimization?.minimizer ?? []).filter((minimizer) => !(minimizer instanceof Minimizer));
      const steady = { ...options, mangle: { disableCharFreq: true } };
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: {
          minimizer: [
            new Minimizer({ exclude: RUNTIME, minimizerOptions: { minify: true, ...options } }),
            new Minimizer({ include: RUNTIME, minimizerOptions: { minify: true, ...steady } }),
            ...others,
          ] as never,
        },
      };
    },
  };
}
