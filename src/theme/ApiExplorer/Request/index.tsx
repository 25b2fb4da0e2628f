// Change: the request builder, which loads when a reader opens it, and never sends. The theme's form sends the call and keeps
// the key in the browser's storage.
export { default } from '@site/src/components/RequestBuilder';
