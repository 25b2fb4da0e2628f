.docusaurus/
build/
openapi/
versioned_docs/
versioned_sidebars/
versions.json
package-lock.json
