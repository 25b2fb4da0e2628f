.docusaurus/
build/
openapi/
versioned_docs/
versioned_sidebars/
package-lock.json
