pub class Old {}
