pub class Same {}
