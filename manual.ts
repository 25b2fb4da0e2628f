import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { mergeDocument } from './tests/support/openApiWalk';
import { copySite } from './tests/support/siteCopy';
const base='/tmp/l/foreign/';
const list=['readmeio+oas-examples/3.1/json/petstore.json','readmeio+oas-examples/3.0/json/star-trek.json','readmeio+oas-examples/3.0/json/readme.json','readmeio+oas-examples/3.0/json/complex-nesting.json','readmeio+oas-examples/3.0/yaml/discriminators.yaml','readmeio+oas-examples/3.0/json/callbacks.json','readmeio+oas-examples/3.0/json/security.json','readmeio+oas-examples/3.1/json/webhooks.json','readmeio+oas-examples/3.0/json/schema-types.json','readmeio+oas-examples/3.0/json/circular.json','readmeio+oas-examples/3.0/json/file-uploads.json','Redocly+museum-openapi-example/openapi.yaml'];
const site=copySite('manual');
const document=parse(site.read('openapi/metrics-api.yaml')) as Record<string,unknown>;
let i=0; const ids=new Set<string>();
for(const f of list){ try{ const source=parse(readFileSync(base+f,'utf8')) as Record<string,any>; i++;
 for(const item of Object.values<any>(source.paths??{})) for(const op of Object.values<any>(item)) if(op?.operationId){ if(ids.has(op.operationId)) op.operationId+='_'+i; ids.add(op.operationId);} 
 mergeDocument(document,source,`/proof/d${i}`);}catch(e){console.log(f,String(e).slice(0,200))}}
writeFileSync(path.join(site.dir,'openapi/metrics-api.yaml'),stringify(document));
async function main(){ const {code,output}=await site.script('scripts/build.ts'); console.log(code,output.slice(-5000)); }
void main();
