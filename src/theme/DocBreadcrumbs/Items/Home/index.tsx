// The wordmark leads to the home page; the breadcrumbs start with the docs.
export default function HomeBreadcrumbItem(): null {
  return null;
}
