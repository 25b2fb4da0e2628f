// Change: the request builder, which loads when it is opened and sends nothing. The theme's form sends the call and
// stores the API key in the browser.
export { default } from '@site/src/components/RequestBuilder';
