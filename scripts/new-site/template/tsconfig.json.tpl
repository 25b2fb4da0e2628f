{
  "extends": "@docusaurus/tsconfig",
  "compilerOptions": { "baseUrl": ".", "ignoreDeprecations": "6.0", "strict": true, "skipLibCheck": true, "types": ["node"] },
  "include": ["*.ts", "src", "tests"]
}
