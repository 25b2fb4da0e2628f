// Change: renders nothing, because the wordmark already links to the home page. Ejected from 3.10.2.
export default function HomeBreadcrumbItem(): null {
  return null;
}
