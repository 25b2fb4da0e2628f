// Change: a table of the reply's fields in the served HTML, like `RequestSchema`.
export { default } from '@site/src/components/ApiFields';
