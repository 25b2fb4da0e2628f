// Change: a table of the request's fields in the served HTML. The theme renders parts of it in the browser only.
export { default } from '@site/src/components/ApiFields';
