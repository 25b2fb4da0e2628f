export * from './components/RequestBuilder/validateRequest';
