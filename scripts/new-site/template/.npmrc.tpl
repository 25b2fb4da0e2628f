audit=false
fund=false
