{
  "printWidth": 120,
  "singleQuote": true
}
